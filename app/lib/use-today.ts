import { startTransition, useEffect, useState } from 'react'

const localDay = () => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}

/** Known after hydration, so that later renders start with it. */
let today: string | undefined

/** The visitor's local date as YYYY-MM-DD. Prerendered pages have the day of the build. */
export function useToday() {
  const [day, setDay] = useState(today ?? import.meta.env.BUILT_ON)
  useEffect(() => {
    const now = localDay()
    today = now
    // A sync update would finish the hydration of every page in one long task: the footer has the year.
    startTransition(() => setDay(now))
  }, [])
  return day
}
