/** Why nothing was copied, in a sentence for the operator. */
export class CopyRefused extends Error {}
