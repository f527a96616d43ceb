const reasons: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed',
  ENOTFOUND: "the name isn't in DNS",
  EAI_AGAIN: "DNS doesn't respond",
  EDNS: "the name isn't in DNS",
  ETIMEDOUT: "it doesn't respond",
  ETIMEOUT: "DNS doesn't respond",
  UND_ERR_CONNECT_TIMEOUT: "it doesn't respond",
  EHOSTUNREACH: "there's no network connection to it",
  ENETUNREACH: "there's no network connection to it",
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: "the certificate isn't valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate comes without its intermediate certificates',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is from an unknown issuer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
}

const maxLength = 200

/** The part of a sentence after a colon, such as "the connection was refused". */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return reasons[error] ?? error
  if (!(error instanceof Error)) return String(error)
  // fetch and connections to several addresses wrap the error.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const { code = '', message, path } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM') return `${path ?? 'a file'} can't be read as this user`
  if (error.name === 'TimeoutError' || /^Timed out after/.test(message)) return 'it takes too long to respond'
  const known = reasons[code]
  if (known) return known
  const [firstLine = ''] = (message || code || error.name).split('\n')
  return firstLine.slice(0, maxLength).replace(/[.\s]+$/, '')
}
