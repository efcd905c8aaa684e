import { type ReactNode, useInsertionEffect, useLayoutEffect, useReducer, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { useAdopted } from '../../../src/react/adopt'
import { useLatest } from '../../../src/react/use-latest'
import { useScope } from '../../../src/react/use-scope'
import { PREVIEW_CALL } from '../calls'
import { readChoices } from '../choices'
import { type LogoProblem, type LogoState, previewOf, reduceLogo, sendProblem } from './logo'
import type { LogoParts } from './markup'

const SUBMIT = '#tmmengravingsettingssubmit'
const SHOWN_BY_BROWSERS = /\.(jpe?g|png|gif)$/i

interface LogoUploadProps {
  readonly parts: LogoParts
  readonly first: LogoState
  readonly scope: Scope
}

/** The company's logo: chosen files are checked and shown before they are sent, or the known logo is (contract 08 §10.1). */
export function LogoUpload({ parts, first, scope }: LogoUploadProps) {
  const { form, part, block, field, known } = parts
  const [state, dispatch] = useReducer(reduceLogo, first)
  const latest = useLatest(state)
  const filesNow = () => [...(field.files ?? [])]
  const isAboutFiles = state.choice === 'upload' && state.problem !== undefined

  function onChange({ target }: Event) {
    if (target === field) dispatch({ type: 'files', files: filesNow() })
    else dispatch({ type: 'choose', choice: readChoices(form).logo, files: filesNow() })
  }
  function onSend(event: Event) {
    if (sendProblem(latest.current, known)) event.preventDefault()
    dispatch({ type: 'send', known })
  }

  useAdopted(form, {
    on: {
      change: onChange,
      click: (event) => {
        if (event.target instanceof Element && event.target.closest(SUBMIT)) onSend(event)
      },
      submit: onSend,
    },
  })
  useScope(
    scope,
    ({ listen }) => {
      listen(form, PREVIEW_CALL, (event) => {
        event.preventDefault()
        dispatch({ type: 'files', files: filesNow() })
      })
    },
    [form],
  )
  useAdopted(field, { attributes: { 'aria-invalid': isAboutFiles ? true : null } })
  useAdopted(parts.issue, { attributes: { value: isAboutFiles ? '1' : '0' } })
  useAdopted(parts.uploadIds, state.isDropped ? { attributes: { value: '' } } : {})
  return (
    <>
      <Preview parts={parts} state={state} scope={scope} />
      {state.problem && (
        <Message
          after={state.problem === 'none known' ? (part ?? block) : block}
          className={state.problem === 'none known' ? 'no_existing_img_alert' : 'upload_error'}
        >
          {textOf(state.problem)}
        </Message>
      )}
    </>
  )
}

function textOf(problem: LogoProblem): string {
  switch (problem) {
    case 'too large':
      return text('engraving-logo.large', 'File size cannot exceed 5 MB.')
    case 'bad format':
      return text('engraving-logo.format', 'Invalid file format.')
    case 'mandatory':
      return text('engraving-logo.mandatory', 'Company Logo is Mandatory')
    case 'none known':
      return text('engraving-logo.unknown', 'No logo found for the logged user.')
  }
}

interface MessageProps {
  readonly after: HTMLElement
  readonly className: string
  readonly children: ReactNode
}

/** A message right behind a node of the server's, where React puts nothing by itself. */
function Message({ after, className, children }: MessageProps) {
  const [box] = useState(() => after.ownerDocument.createElement('div'))
  useInsertionEffect(() => {
    box.className = `${className} errors_holder`
    box.setAttribute('role', 'alert')
    after.after(box)
    return () => box.remove()
  }, [box, after, className])
  // biome-ignore lint/a11y/noLabelWithoutControl: the server's style knows the label
  return createPortal(<label>{children}</label>, box)
}

interface PreviewProps {
  readonly parts: LogoParts
  readonly state: LogoState
  readonly scope: Scope
}

/** The picture, its name, and a link for each file. */
function Preview({ parts, state, scope }: PreviewProps) {
  const { preview, picture, name, downloads, printedDownloads, known } = parts
  const shown = previewOf(state, known)
  const isPrinted = shown === 'printed'
  const files = useFileAddresses(shown === 'files' ? state.files : NO_FILES)
  const source =
    shown === 'existing' ? known.existing : files.find((file) => SHOWN_BY_BROWSERS.test(file.name))?.address

  useAdopted(preview, { style: { display: shown === 'nothing' ? 'none' : 'block' } })
  useAdopted(picture, isPrinted ? {} : { attributes: { src: source ?? null }, style: pictureStyle(source) })
  useAdopted(name, isPrinted ? {} : { text: shown === 'existing' ? fileName(known.existing) : '' })
  useScope(
    scope,
    ({ add }) => {
      if (isPrinted) return
      for (const node of printedDownloads) node.remove()
      add(() => downloads.prepend(...printedDownloads))
    },
    [isPrinted, downloads, printedDownloads],
  )
  if (shown === 'existing')
    return createPortal(<Download address={known.existing} name={fileName(known.existing)} />, downloads)
  return createPortal(
    files.map((file) => (
      <span key={file.address}>
        <Download {...file} /> {file.name}
        <br />
      </span>
    )),
    downloads,
  )
}

const pictureStyle = (source: string | undefined) => ({ display: source ? '' : 'none' })

/** The last part of an address. */
function fileName(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path.slice(path.lastIndexOf('/') + 1)
}

function Download({ address, name }: { readonly address: string; readonly name: string }) {
  return (
    <a href={address} download={name}>
      {text('engraving-logo.download', 'download')}
      <span className="laurel-visually-hidden"> {name}</span>
    </a>
  )
}

interface ShownFile {
  readonly name: string
  readonly address: string
}

const NO_FILES: readonly File[] = []

/** Addresses by which the browser shows files without a copy of them in the page. They end with the files. */
function useFileAddresses(files: readonly File[]): readonly ShownFile[] {
  const [shown, setShown] = useState<readonly ShownFile[]>([])
  useLayoutEffect(() => {
    const made = files.map((file) => ({ name: file.name, address: URL.createObjectURL(file) }))
    setShown(made)
    return () => {
      for (const { address } of made) URL.revokeObjectURL(address)
    }
  }, [files])
  return shown
}
