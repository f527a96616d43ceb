import { startTransition, useEffect, useState } from 'react'

const localDay = () => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}

/** Known once React has taken the page over: what is drawn later need not begin with another day. */
let today: string | undefined

/** The visitor's own date as YYYY-MM-DD. The prerendered page, which cannot know it, shows the day of the build. */
export function useToday() {
  const [day, setDay] = useState(today ?? import.meta.env.BUILT_ON)
  useEffect(() => {
    const now = localDay()
    today = now
    // In a hurry, React would do all that is left of its start in the same task, on every page: the footer has the year.
    startTransition(() => setDay(now))
  }, [])
  return day
}
