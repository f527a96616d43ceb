import { Fragment } from 'react'
import { addressLines } from '#content/site.ts'

export const PostalAddress = () =>
  addressLines.map(line => (
    <Fragment key={line}>
      {line}
      <br />
    </Fragment>
  ))
