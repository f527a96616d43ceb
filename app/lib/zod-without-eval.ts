import { config } from 'zod'

// Zod tries out `new Function` as soon as a schema is made, and our content policy reports the attempt. Whatever brings
// schemas to the browser imports this file before them.
config({ jitless: true })
