import * as v from 'valibot'
import { webAddress } from './web-address'

/** A missing or malformed part of an answer is left out and does not fail the others (contract 05 §5.3). */
export const string = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '')
export const link = v.fallback(v.pipe(v.unknown(), v.transform(webAddress)), () => undefined)

/** A count; anything but a non-negative integer is 0. */
export const count = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(0),
  ),
  0,
)

/** A list without its invalid entries. */
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

/** A part that is undefined where it is missing or malformed. */
export const maybe = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), () => undefined)
