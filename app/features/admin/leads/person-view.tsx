import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ErasureReceipt } from '#contracts/people.ts'
import { BackLink } from './back-link.tsx'
import { ErasureDone } from './erasure-done.tsx'
import { listPlace } from './lead-addresses.ts'
import { nameOf } from './lead-words.ts'
import { PersonDetails } from './person-details.tsx'
import { PersonLoader } from './person-loader.tsx'

/** Everything about one person; after their erasure, its receipt. */
export function PersonView({ id }: { id: string }) {
  const [erased, setErased] = useState<{ name: string; receipt: ErasureReceipt }>()
  const list = listPlace(useSearchParams()[0])
  if (erased) return <ErasureDone {...erased} list={list} />
  return (
    <div className="flex flex-col gap-2">
      <div>
        <BackLink to={list} label="Back to the list" />
      </div>
      <PersonLoader id={id}>
        {person => <PersonDetails person={person} onErased={receipt => setErased({ name: nameOf(person), receipt })} />}
      </PersonLoader>
    </div>
  )
}
