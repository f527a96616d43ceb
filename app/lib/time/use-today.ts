import { startTransition, useEffect, useState } from 'react'

const localDay = () => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}

let today: string | undefined

/** The visitor's date as YYYY-MM-DD; in prerendered pages, the date of the build. */
export function useToday() {
  const [day, setDay] = useState(today ?? import.meta.env.BUILT_ON)
  useEffect(() => {
    const now = localDay()
    today = now
    // A synchronous update would hydrate the whole page in one long task, since every footer has the year.
    startTransition(() => setDay(now))
  }, [])
  return day
}
