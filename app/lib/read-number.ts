/** Takes 1,200 as well as 1200, and 2,5 as well as 2.5. */
export const readNumber = (text: string) => Number(text.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'))
