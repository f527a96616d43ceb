/** Something in content/ or public/ that the owner can fix: the build prints it as one line. */
export class ContentError extends Error {}
