import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

const { file, timeout } = workerData
using database = new DatabaseSync(file, { timeout })
database.exec('vacuum')
