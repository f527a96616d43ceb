import { site } from '#content/site.ts'

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
