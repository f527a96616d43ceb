export const categorySlug = (category: string) => category.toLowerCase().replace(/[^a-z]+/g, '-')
