import { Fragment } from 'react'
import { addressLines } from '#content/company-details.ts'
import type { Site } from '#content/site.ts'

export const PostalAddress = ({ site }: { site: Site }) =>
  addressLines(site).map(line => (
    <Fragment key={line}>
      {line}
      <br />
    </Fragment>
  ))
