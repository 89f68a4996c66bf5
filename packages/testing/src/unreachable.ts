/** An address that refuses connections. A free port could be taken by another test. */
export const UNREACHABLE = '127.0.0.1:1'
