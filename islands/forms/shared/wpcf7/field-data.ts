const CONTROLS = 'input[name], textarea[name], select[name]'
/** Buttons have no value to check. */
const BUTTONS = ['button', 'image', 'reset', 'submit']

/**
 * Reads the values of the fields in these parts of a form, for the rules (contract 07 B2). Unlike the
 * `FormData` of the form, it has no entries for empty file fields and for fields outside these parts.
 */
export function readFields(parts: readonly Element[]): FormData {
  const data = new FormData()
  for (const part of parts) {
    for (const control of part.querySelectorAll(CONTROLS)) {
      if (control.matches(':disabled')) continue
      const name = control.getAttribute('name')
      if (name) for (const value of valuesOf(control)) data.append(name, value)
    }
  }
  return data
}

function valuesOf(control: Element): readonly FormDataEntryValue[] {
  if (control instanceof HTMLTextAreaElement) return [control.value]
  if (control instanceof HTMLSelectElement) {
    return control.multiple ? [...control.selectedOptions].map(({ value }) => value) : [control.value]
  }
  return control instanceof HTMLInputElement ? valuesOfInput(control) : []
}

function valuesOfInput({ type, checked, files, value }: HTMLInputElement): readonly FormDataEntryValue[] {
  if (BUTTONS.includes(type)) return []
  if (type === 'checkbox' || type === 'radio') return checked ? [value] : []
  return type === 'file' ? [...(files ?? [])] : [value]
}
