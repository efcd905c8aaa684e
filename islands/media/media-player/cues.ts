/** A caption, and its times in seconds. */
export interface Cue {
  readonly startS: number
  readonly endS: number
  readonly text: string
}

/** WebVTT has a point before the fraction, SRT a comma; hours are optional, and settings may follow. */
const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{2}(?:[.,]\d+)?)\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}(?:[.,]\d+)?)/
const NO_CUE = /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/
const TAG = /<[^>]*>?/g
const ENTITY = /&(amp|lt|gt|nbsp|lrm|rlm|quot|#39);/g
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
  quot: '"',
  '#39': "'",
}

/** Parses a file of captions, WebVTT or SRT; blocks without a cue are left out (contract 03 §14.2). */
export function parseCues(file: string): Cue[] {
  const blocks = file
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
  return blocks.flatMap((block) => parseBlock(block.split('\n').filter((line) => line.trim() !== '')))
}

function parseBlock(lines: readonly string[]): Cue[] {
  if (NO_CUE.test(lines[0] ?? '') && !TIMES.test(lines[1] ?? '')) return []
  // An identifier may precede the times.
  const at = lines.slice(0, 2).findIndex((line) => TIMES.test(line))
  const [, start = '', end = ''] = TIMES.exec(lines[at] ?? '') ?? []
  const [startS, endS] = [secondsOf(start), secondsOf(end)]
  const text = plainCueText(lines.slice(at + 1).join('\n'))
  return at >= 0 && endS > startS && text ? [{ startS, endS, text }] : []
}

function secondsOf(time: string): number {
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** The plain text of a cue, without its tags. */
export function plainCueText(raw: string): string {
  return raw
    .replace(TAG, '')
    .replace(ENTITY, (_, name: string) => CHARACTERS[name] ?? '')
    .trim()
}

/** The captions at a time, one per line. */
export function captionAt(cues: readonly Cue[], timeS: number): string {
  return cues
    .filter(({ startS, endS }) => startS <= timeS && timeS < endS)
    .map(({ text }) => text)
    .join('\n')
}
