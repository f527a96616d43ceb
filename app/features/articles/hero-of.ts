/** The address of an article's own picture. */
export const heroOf = ({ featuredImage }: { featuredImage: string }) => `/pictures/articles/${featuredImage}.svg`
