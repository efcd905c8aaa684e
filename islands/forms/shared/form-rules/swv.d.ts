/** The library has no types of its own; these cover the parts that are used. */
declare module '@contactable/swv/rules' {
  interface Values {
    getAll(): readonly FormDataEntryValue[]
  }
  /** Throws when the values do not pass. */
  type LibraryRule = (this: object, values: Values) => void

  export const email: LibraryRule
  export const file: LibraryRule
  export const maxdate: LibraryRule
  export const maxfilesize: LibraryRule
  export const maxitems: LibraryRule
  export const maxlength: LibraryRule
  export const mindate: LibraryRule
  export const minitems: LibraryRule
  export const minlength: LibraryRule
  export const number: LibraryRule
  export const required: LibraryRule
  export const requiredfile: LibraryRule
  export const time: LibraryRule
  export const url: LibraryRule
}

declare module '@contactable/swv/error' {
  export const ValidationError: new (...values: never[]) => object
}

declare module '@contactable/swv' {
  type Result = { readonly error?: unknown; readonly validInputs?: readonly FormDataEntryValue[] }
  export function validate(schema: object, data: FormData): ReadonlyMap<string, Result>
}
