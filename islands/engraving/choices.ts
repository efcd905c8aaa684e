import { find } from '../../src/dom/query'

/** How the engraving is ordered. */
export type Process = 'online' | 'mail' | 'none'
/** Where the company's logo comes from. */
export type Logo = 'upload' | 'existing' | 'none'

/** The choices in the two groups of radio buttons on the settings page (contract 08 §10.1). */
export interface Choices {
  readonly process: Process | undefined
  readonly logo: Logo | undefined
}

const PROCESS_IDS: Readonly<Record<Process, string>> = {
  online: 'tmmengravingdetail',
  mail: 'tmmengravingemail',
  none: 'tmmnoengraving',
}
const LOGO_IDS: Readonly<Record<Logo, string>> = {
  upload: 'tmmengravingwithlogo',
  existing: 'tmmengravingexistinglogo',
  none: 'tmmengravingnologo',
}
/** The ids of the radio buttons, one list for each group. */
export const GROUPS: readonly (readonly string[])[] = [Object.values(PROCESS_IDS), Object.values(LOGO_IDS)]

/** @param id of the radio button that the visitor has turned on */
export function choose(choices: Choices, id: string): Choices {
  const process = keyOf(PROCESS_IDS, id)
  if (process) return { process, logo: process === 'online' ? 'upload' : undefined }
  const logo = keyOf(LOGO_IDS, id)
  return logo ? { ...choices, logo } : choices
}

/** The choices that the server has printed: with engraving online, the logo is the known one unless it says otherwise. */
export function completed({ process, logo }: Choices): Choices {
  if (process !== 'online') return { process, logo: undefined }
  return { process, logo: logo ?? 'existing' }
}

export const isLogoId = (id: string): boolean => keyOf(LOGO_IDS, id) !== undefined

export function readChoices(form: HTMLElement): Choices {
  const isOn = (id: string) => radio(form, id)?.checked
  return { process: keyWhere(PROCESS_IDS, isOn), logo: keyWhere(LOGO_IDS, isOn) }
}

/** The radio buttons have different names, so that the browser turns none off by itself. */
export function writeChoices(form: HTMLElement, { process, logo }: Choices): void {
  for (const [ids, chosen] of [[PROCESS_IDS, process] as const, [LOGO_IDS, logo] as const]) {
    for (const [key, id] of Object.entries(ids)) {
      const button = radio(form, id)
      if (button) button.checked = key === chosen
    }
  }
}

export const radio = (form: HTMLElement, id: string) => find<HTMLInputElement>(form, `#${id}[type="radio"]`)

function keyOf<Key extends string>(ids: Readonly<Record<Key, string>>, id: string): Key | undefined {
  return keyWhere(ids, (each) => each === id)
}

function keyWhere<Key extends string>(
  ids: Readonly<Record<Key, string>>,
  isIt: (id: string) => boolean | undefined,
): Key | undefined {
  for (const key in ids) if (isIt(ids[key])) return key
  return undefined
}
