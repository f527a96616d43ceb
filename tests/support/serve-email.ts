// An SMTP server that accepts everything, for browser tests. What emails say is tested with the server.
import { SMTPServer } from 'smtp-server'

new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.on('end', () => done()).resume()
  },
}).listen(Number(process.argv[2]), '127.0.0.1')
