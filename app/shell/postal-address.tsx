import { site } from '#content/site.ts'

/** The lines of the company's address, for an address element. */
export function PostalAddress() {
  const { street, city, province, postalCode, country } = site.address
  return (
    <>
      {street}
      <br />
      {city}, {province} {postalCode}
      <br />
      {country}
      <br />
    </>
  )
}
