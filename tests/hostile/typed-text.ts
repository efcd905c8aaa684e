type Field = HTMLInputElement | HTMLTextAreaElement
export type TypedText = ReadonlyMap<Field, string>

const TEXT_TYPES = new Set(['text', 'search', 'email', 'tel', 'url', 'textarea'])

const fields = () =>
  (['input', 'textarea'] as const)
    .flatMap((name): Field[] => [...document.getElementsByTagName(name)])
    .filter(({ type, readOnly }) => TEXT_TYPES.has(type) && !readOnly)

export const typedText = (): TypedText => new Map(fields().map((field) => [field, field.value]))

/** Types into every text field, as a visitor may before laurel has loaded. */
export function typeEverywhere(): TypedText {
  for (const [index, field] of fields().entries()) field.value = `typed ${index}`
  return typedText()
}

/** Text that is no longer in its field, one line each. */
export function lostText(typed: TypedText, at: string): string[] {
  return [...typed]
    .filter(([field, value]) => field.isConnected && field.value !== value)
    .map(
      ([{ name, className, value }, was]) =>
        `lost at ${at}: "${was}" of ${name}.${className}, now "${value}"`,
    )
}
