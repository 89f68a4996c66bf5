import ipaddr from 'ipaddr.js'

const NETWORK_BITS = { ipv4: 24, ipv6: 48 }
/** A household or a phone gets at least a /64 of IPv6, so its addresses count as one. */
const CUSTOMER_BITS = { ipv4: 32, ipv6: 64 }

function truncate(address: string, bits: Record<'ipv4' | 'ipv6', number>): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  const kind = parsed.kind()
  const cidr = `${parsed.toString()}/${bits[kind]}`
  const base = kind === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr)
  return `${base.toString()}/${bits[kind]}`
}

/** The network of an address, without the host part: 203.0.113.0/24 or 2001:db8::/48. */
export const networkOf = (address: string) => truncate(address, NETWORK_BITS)

/** The client that a rate limit counts: one IPv4 address, or one IPv6 /64 network. */
export const customerOf = (address: string) => truncate(address, CUSTOMER_BITS)
