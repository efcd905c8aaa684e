import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { WireError } from './wire-error'

/**
 * Checks an answer against its schema.
 * @param call its name in errors
 * @param shown what an error shows of the answer; default: the value
 * @throws WireError `unexpected`
 */
export function validate<T extends GenericSchema<unknown, unknown>>(
  call: string,
  schema: T,
  value: unknown,
  shown = value,
): InferOutput<T> {
  const result = safeParse(schema, value)
  if (!result.success) throw new WireError('unexpected', call, shown)
  return result.output
}
