declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: object)
    readonly httpServer: Server
    readonly store: {
      /** Writes an object to a file. Returns the size in bytes and the MD5 digest. */
      putContent(path: string, content: unknown): Promise<[number, string]>
    }
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
