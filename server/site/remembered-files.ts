import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import PQueue from 'p-queue'

type Headers = Readonly<Record<string, string>>

/** What a file's responses are made from. */
export type MadeFile = { body: Uint8Array; contentType: string; headers: Headers }

/** A file in one encoding, with everything that a response needs. */
export type Variant = { body: Buffer; etag: string; headers: Headers; unchangedHeaders: Headers }
export type Variants = { identity: Variant; br?: Variant; gzip?: Variant }

export type RememberedFile = {
  /** Undefined until it's made. */
  readonly variants: Variants | undefined
  /** Makes the file if it isn't made yet. Requests that arrive in the meantime wait for the same one. */
  load(): Promise<Variants>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** `quick` makes files 10% larger in a tenth of the time. */
const efforts = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } }

export const etagOf = (body: Uint8Array) => hash('sha256', body, 'base64url').slice(0, 22)

/** Files that are made when they're first asked for, and stay in memory. */
export function createRememberedFiles() {
  // One at a time: the threads that compress are also those that read files and compress for visitors who wait.
  const improvements = new PQueue({ concurrency: 1 })

  return function remember(make: () => MadeFile | Promise<MadeFile>): RememberedFile {
    let variants: Variants | undefined
    let loading: Promise<Variants> | undefined

    async function load() {
      const file = await make()
      variants = await variantsOf(file, 'quick')
      const improve = async () => {
        variants = await variantsOf(file, 'best')
      }
      if (isCompressible(file)) improvements.add(improve).catch(() => undefined)
      return variants
    }

    return {
      get variants() {
        return variants
      },
      async load() {
        if (variants) return variants
        // After a failure, the next request tries again.
        loading ??= load().finally(() => {
          loading = undefined
        })
        return loading
      },
    }
  }
}

const isCompressible = ({ contentType }: MadeFile) => contentType.includes('charset')

async function variantsOf(file: MadeFile, effort: keyof typeof efforts): Promise<Variants> {
  const { body } = file
  const etag = etagOf(body)
  const identity = variantOf(file, body, etag)
  if (!isCompressible(file)) return { identity }
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: efforts[effort].br,
    [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params }),
    compressGzip(body, { level: efforts[effort].gzip }),
  ])
  return {
    identity,
    ...(br.length < body.length && { br: variantOf(file, br, etag, 'br') }),
    ...(gz.length < body.length && { gzip: variantOf(file, gz, etag, 'gzip') }),
  }
}

function variantOf({ contentType, headers }: MadeFile, bytes: Uint8Array, hash: string, encoding?: string): Variant {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`
  const unchangedHeaders = { ...headers, 'content-type': contentType, vary: 'accept-encoding', etag }
  const own = { 'content-length': String(body.length), ...(encoding && { 'content-encoding': encoding }) }
  return { body, etag, headers: { ...unchangedHeaders, ...own }, unchangedHeaders }
}
