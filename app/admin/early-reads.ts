// Imported first, so that the requests are on their way while the other modules run.
import { startPageReads } from './page-reads.ts'

startPageReads(location.href)
