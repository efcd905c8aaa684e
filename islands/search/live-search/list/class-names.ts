export const joined = (...classes: readonly string[]) => classes.filter(Boolean).join(' ')

/** A name from the answer becomes part of a class only as far as it can be one. */
export function suffixed(prefix: string, name: string): string {
  const suffix = name.replace(/[^\w-]/g, '')
  return suffix && `${prefix}_${suffix}`
}
