import { find } from '../../../src/dom/query'
import { MarkupError } from '../../../src/page/markup-error'
import type { Page } from '../../../src/page/page'
import { safeUrl } from '../../../src/page/safe-url'
import { readChoices } from '../choices'
import type { KnownLogo, LogoState } from './logo'

const FIELD = 'input[type="file"][name="tmmengravinglogoupload[]"]'
const NONE = ['', '0']

/** The server's nodes around the logo. */
export interface LogoParts {
  readonly form: HTMLElement
  /** The part of the page about the logo. Messages about a stored logo are behind it. */
  readonly part: HTMLElement | null
  /** The file field with what belongs to it; messages about files are behind it. */
  readonly block: HTMLElement
  readonly field: HTMLInputElement
  readonly preview: HTMLElement
  readonly picture: HTMLElement | null
  readonly name: HTMLElement | null
  readonly downloads: HTMLElement
  /** The printed content of the list of downloads. */
  readonly printedDownloads: readonly ChildNode[]
  /** `1` tells the server's other scripts that the files are not right. */
  readonly issue: HTMLElement | null
  readonly uploadIds: HTMLInputElement | null
  readonly known: KnownLogo
}

/**
 * Reads the settings page's logo (contract 08 §10.1).
 * @throws MarkupError without the file field or the preview
 */
export function readLogo(form: HTMLElement, page: Page): LogoParts {
  const block = page.element('#tmmengravinglogoupload')
  const field = find<HTMLInputElement>(form, FIELD)
  const preview = page.element('#company_logo')
  const downloads = page.element('#downloadable')
  if (!block || !field || !preview || !downloads)
    throw new MarkupError('#tmmengravingsettings', { block, field, preview, downloads })
  const existing = hiddenValue(page, '#existinglogo')
  return {
    form,
    part: page.element('#tmm-logo-upload'),
    block,
    field,
    preview,
    picture: find(preview, 'img'),
    name: find(preview, '.company_logo_name'),
    downloads,
    printedDownloads: [...downloads.childNodes],
    issue: page.element('#upload_issue'),
    uploadIds: find<HTMLInputElement>(form, '#trophy_upload_id'),
    known: {
      existing: NONE.includes(existing) ? '' : (safeUrl(existing) ?? ''),
      isLoggedIn: hiddenValue(page, '#login_status') === '1',
    },
  }
}

const hiddenValue = ({ document }: Page, selector: string) =>
  find<HTMLInputElement>(document, selector)?.value.trim() ?? ''

/** The state that the page is in when the island is mounted. */
export function firstState({ form, field, picture, downloads, uploadIds }: LogoParts): LogoState {
  const { logo: choice } = readChoices(form)
  const files = choice === 'upload' ? [...(field.files ?? [])] : []
  const hasUpload = Boolean(
    picture?.getAttribute('src') || downloads.childElementCount > 0 || uploadIds?.value.trim(),
  )
  const first = { choice: undefined, files: [], problem: undefined, hasUpload: false, isDropped: false }
  return { ...first, choice, files, hasUpload: choice === 'upload' && hasUpload && files.length === 0 }
}
