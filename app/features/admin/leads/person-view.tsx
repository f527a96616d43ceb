import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ErasureReceipt } from '#contracts/people.ts'
import { BackLink } from './back-link.tsx'
import { ErasureDone } from './erasure-done.tsx'
import { listPlace } from './lead-addresses.ts'
import { nameOf } from './lead-words.ts'
import { usePerson } from './people-cache.ts'
import { PersonDetails } from './person-details.tsx'
import { PersonLoader } from './person-loader.tsx'

/** Everything about one person; after their erasure, its receipt. */
export function PersonView({ id }: { id: string }) {
  const [erased, setErased] = useState<{ name: string; receipt: ErasureReceipt }>()
  const list = listPlace(useSearchParams()[0])
  if (erased) return <ErasureDone {...erased} list={list} />
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <BackLink to={list} label="Back to the list" />
        <RefreshPerson id={id} />
      </div>
      <PersonLoader id={id}>
        {person => <PersonDetails person={person} onErased={receipt => setErased({ name: nameOf(person), receipt })} />}
      </PersonLoader>
    </div>
  )
}

function RefreshPerson({ id }: { id: string }) {
  const { data, isRefetching, refetch } = usePerson(id)
  if (!data) return null
  return (
    <Button variant="quiet" pending={isRefetching} onClick={() => refetch()}>
      Refresh
    </Button>
  )
}
