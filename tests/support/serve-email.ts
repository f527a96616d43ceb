import { SMTPServer } from 'smtp-server'

new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, done) {
    stream.on('end', () => done()).resume()
  },
}).listen(Number(process.argv[2]), '127.0.0.1')
