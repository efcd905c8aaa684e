import type { Logo } from '../choices'
import { type FileProblem, fileProblem } from '../logo-files'

export type LogoProblem = FileProblem | 'mandatory' | 'none known'

/** The visitor's choice of a logo, with its files and its problem. */
export interface LogoState {
  readonly choice: Logo | undefined
  /** The chosen files, while an upload is chosen. */
  readonly files: readonly File[]
  readonly problem: LogoProblem | undefined
  /** The upload that the server has printed still counts. */
  readonly hasUpload: boolean
  /** The ids of earlier uploads are no longer sent. */
  readonly isDropped: boolean
}

/** The visitor's logo that the server has stored. */
export interface KnownLogo {
  /** The address of the picture; empty when there is none. */
  readonly existing: string
  readonly isLoggedIn: boolean
}

export type LogoAction =
  /** @param files that the field holds */
  | { readonly type: 'choose'; readonly choice: Logo | undefined; readonly files: readonly File[] }
  | { readonly type: 'files'; readonly files: readonly File[] }
  | { readonly type: 'send'; readonly known: KnownLogo }

export function reduceLogo(state: LogoState, action: LogoAction): LogoState {
  switch (action.type) {
    case 'choose': {
      const { choice } = action
      if (choice === state.choice) return state
      const files = choice === 'upload' ? action.files : []
      const isDropped = state.isDropped || choice === 'existing' || choice === 'none'
      return { choice, files, problem: fileProblem(files), hasUpload: false, isDropped }
    }
    case 'files': {
      const { files } = action
      if (isSame(files, state.files)) return state
      return { ...state, files, problem: fileProblem(files), hasUpload: false }
    }
    case 'send':
      return { ...state, problem: sendProblem(state, action.known) }
  }
}

/** The problem that stops the logo from being sent, if there is one. */
export function sendProblem(state: LogoState, known: KnownLogo): LogoProblem | undefined {
  const { choice, files, hasUpload } = state
  if (choice === 'upload') return files.length > 0 || hasUpload ? fileProblem(files) : 'mandatory'
  return choice === 'existing' && !known.existing && known.isLoggedIn ? 'none known' : undefined
}

/** The content of the preview. */
export type Preview = 'printed' | 'files' | 'existing' | 'nothing'

export function previewOf({ choice, files, problem, hasUpload }: LogoState, known: KnownLogo): Preview {
  if (choice === 'existing') return known.existing ? 'existing' : 'nothing'
  if (choice !== 'upload') return 'nothing'
  if (files.length > 0) return problem ? 'nothing' : 'files'
  return hasUpload ? 'printed' : 'nothing'
}

function isSame(some: readonly File[], others: readonly File[]): boolean {
  return some.length === others.length && some.every((file, index) => file === others[index])
}
