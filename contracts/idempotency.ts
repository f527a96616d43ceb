// On its own, without zod: the browser needs the name and not the checks.
/** One per filled-in form: the same key with the same body is answered again, and stored once. */
export const idempotencyHeader = 'idempotency-key'
