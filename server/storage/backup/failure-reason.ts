import { CopyRefused } from './copy-tables.ts'

const sqliteFull = 13

type Failure = NodeJS.ErrnoException & { errcode?: number; errstr?: string }

/** One sentence for the administrator. Leaves out SQLite's messages, which can quote people's data. */
export function failureReason(error: unknown, folder: string) {
  if (error instanceof CopyRefused) return error.message
  const { code = '', errcode = 0, errstr, message } = error as Failure
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code) || (errcode & 0xff) === sqliteFull) return 'The disk is full.'
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return `The folder ${folder} isn't writable.`
  if (['EEXIST', 'ENOTDIR'].includes(code)) return `${folder} isn't a folder.`
  if (code === 'ERR_SQLITE_ERROR') return `SQLite reports: ${errstr}.`
  return message || String(error)
}
