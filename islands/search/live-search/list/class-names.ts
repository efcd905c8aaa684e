export const joined = (...classes: readonly string[]) => classes.filter(Boolean).join(' ')

/** Appends a name from the answer, without the characters that a class cannot contain. */
export function suffixed(prefix: string, name: string): string {
  const suffix = name.replace(/[^\w-]/g, '')
  return suffix && `${prefix}_${suffix}`
}
