export const noTls = "this port doesn't start with TLS"

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
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: noTls,
}

const maxLength = 200

type Failure = NodeJS.ErrnoException & { originalCode?: string; library?: string; reason?: string }

/** The part of a sentence after a colon, such as "the connection was refused". */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return reasons[error] ?? error
  if (!(error instanceof Error)) return String(error)
  // fetch and connections to several addresses wrap the error.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error.cause instanceof Error) return reasonOf(error.cause)
  // Nodemailer replaces the code.
  const { originalCode = '', code = '', message, path, library, reason } = error as Failure
  if (code === 'EACCES' || code === 'EPERM') return `${path ?? 'a file'} can't be read as this user`
  if (error.name === 'TimeoutError' || /^Timed out after/.test(message)) return 'it takes too long to respond'
  const known = reasons[originalCode] ?? reasons[code]
  if (known) return known
  // OpenSSL's messages have file names and numbers.
  if (library === 'SSL routines') return `TLS fails (${reason})`
  const [firstLine = ''] = (message || code || error.name).split('\n')
  return firstLine.slice(0, maxLength).replace(/[.\s]+$/, '')
}
