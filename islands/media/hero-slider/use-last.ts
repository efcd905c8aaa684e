import { useState } from 'react'

/** The latest value that there was: a slide without a tone or a title keeps those of the one before. */
export function useLast(value: string | undefined): string | undefined {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value || last
}
