/** Whether data from outside is an object whose properties can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The value where its properties can be read, else an empty record. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
