import pino from 'pino'

/** What may wait while nothing can be written; lines beyond it are dropped. */
const mostWaitingBytes = 2 ** 20

/**
 * Standard output for the log. Where that is a file on a full disk, the server goes on without its log and writes again
 * once there is room. As it comes, the library would end the process, and never come to an end itself: it tries to
 * write what is left for as long as that fails.
 */
export function openLogOutput(): pino.DestinationStream {
  const output = pino.destination({ dest: process.stdout.fd, maxLength: mostWaitingBytes })
  const flushSync = output.flushSync.bind(output)
  let isFailing = false
  output.on('error', () => {
    isFailing = true
  })
  output.on('write', () => {
    isFailing = false
  })
  output.flushSync = () => {
    if (!isFailing) flushSync()
  }
  return output
}
