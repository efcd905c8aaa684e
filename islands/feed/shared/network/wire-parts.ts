import * as v from 'valibot'
import { webAddress } from './web-address'

/** What is odd or missing in an answer is left out, and takes nothing else with it (contract 05 §5.3). */
export const string = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '')
export const link = v.fallback(v.pipe(v.unknown(), v.transform(webAddress)), () => undefined)

/** How many there are of something; what is no such number is none. */
export const count = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(0),
  ),
  0,
)

/** The entries of a list that are what they should be. */
export const listOf = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) =>
      list.flatMap((each) => {
        const result = v.safeParse(entry, each)
        return result.success ? [result.output] : []
      }),
    ),
  )

/** What may be missing or odd; then it is undefined. */
export const maybe = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), () => undefined)
