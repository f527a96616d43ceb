import { config } from 'zod'

// Zod tests for `new Function`, which our content security policy blocks. Import this before any schema.
config({ jitless: true })
