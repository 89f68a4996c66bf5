import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
/** CBOR of a text of less than 24 bytes, and of 24 to 255 bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])

interface Options {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

/** An authenticator with one passkey (ES256), as WebAuthn describes it. */
export function createSoftwareAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
  let counter = 0

  const authenticatorData = (rpId: string, flags: number, rest = Buffer.alloc(0)) => {
    counter += 1
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint32(counter), rest])
  }
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const credential = (response: Record<string, unknown>) => ({
    ...{ id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} },
    response,
  })

  return {
    id: base64url(id),

    register({ challenge, rp }: Options) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = authenticatorData(rp?.id ?? '', USER_PRESENT | USER_VERIFIED | HAS_KEY, key)
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
        ...[cborText('authData'), cborBytes(data)],
      ])
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      })
    },

    sign({ challenge, rpId = '' }: Options, { verifiesUser = true } = {}) {
      const data = authenticatorData(rpId, USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0))
      const client = clientData('webauthn.get', challenge)
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
