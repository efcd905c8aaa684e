import { type InferOutput, object, optional, safeParse, string, unknown } from 'valibot'
import { isRecord } from '../../../src/page/is-record'
import { safeImageUrl, safePageUrl } from '../../../src/page/safe-url'
import { plainText } from '../../../src/react/safe-html'
import type { Thumb } from './album'

/** The longest name of a photo for screen readers. */
const LABEL_LENGTH = 120
const LINE_BREAK = /<br ?\/?>|\r?\n/g
const NETWORK = 'http://facebook.com/'

const Picture = object({ source: string() })
const Photo = object({
  id: optional(unknown()),
  name: optional(unknown()),
  source: optional(unknown()),
  width: optional(unknown()),
  height: optional(unknown()),
  images: optional(unknown()),
})
const Attachment = object({
  description: optional(unknown()),
  url: optional(unknown()),
  media: object({
    image: object({ src: string(), width: optional(unknown()), height: optional(unknown()) }),
  }),
})

/** Reads both shapes of the answer. A photo that cannot be read is left out. */
export function readThumbs(answer: unknown): Thumb[] {
  const photos = listAt(answer, ['data'])
  if (photos) return photos.flatMap((photo) => photoThumb(photo) ?? [])
  const [first] = listAt(answer, ['attachments', 'data']) ?? []
  const parts = listAt(first, ['subattachments', 'data']) ?? []
  return parts.flatMap((part) => attachmentThumb(part) ?? [])
}

function photoThumb(value: unknown): Thumb | undefined {
  const { success, output } = safeParse(Photo, value)
  if (!success) return undefined
  const { id, name, source, width, height } = output
  const images = (listAt(output, ['images']) ?? []).filter(isPicture)
  const largest = images[0]
  const url = safeImageUrl(largest?.source ?? source)
  if (!url) return undefined
  return {
    url,
    thumb: safeImageUrl(images.at(-2)?.source) ?? url,
    width: sizeOf(largest ? largest['width'] : width),
    height: sizeOf(largest ? largest['height'] : height),
    sourceUrl: NETWORK + encodeURIComponent(textOf(id)),
    caption: escapeCaption(textOf(name)),
    label: labelOf(textOf(name)),
    wantsComments: false,
  }
}

function attachmentThumb(value: unknown): Thumb | undefined {
  const { success, output } = safeParse(Attachment, value)
  const url = success ? safeImageUrl(output.media.image.src) : undefined
  if (!success || !url) return undefined
  const { image } = output.media
  return {
    url,
    thumb: url,
    width: sizeOf(image.width),
    height: sizeOf(image.height),
    sourceUrl: safePageUrl(output.url) ?? '',
    caption: escapeCaption(textOf(output.description)),
    label: labelOf(textOf(output.description)),
    wantsComments: true,
  }
}

/** The list at a path; undefined where a level is missing. */
function listAt(value: unknown, path: readonly string[]): unknown[] | undefined {
  const found = path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)
  return Array.isArray(found) ? found : undefined
}

const isPicture = (value: unknown): value is InferOutput<typeof Picture> & Record<string, unknown> =>
  safeParse(Picture, value).success

function sizeOf(value: unknown): number {
  const size = Number(value)
  return size > 0 && Number.isFinite(size) ? size : 0
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const labelOf = (text: string) =>
  plainText(escapeCaption(text.replace(LINE_BREAK, ' ')))
    .trim()
    .slice(0, LABEL_LENGTH)

/** Makes HTML of strangers' text: angle brackets are escaped, line breaks and entities stay (contract 05 §4.3). */
function escapeCaption(text: string): string {
  return text
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/&lt;br ?\/?&gt;|\r?\n/g, '<br/>')
}
