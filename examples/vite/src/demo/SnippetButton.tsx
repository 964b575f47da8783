import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SNIPPETS, type SnippetName } from './snippetTexts'
import { snippetLength } from './snippetLength'
import { run } from './run'

const COPIED_MS = 2_000

function SnippetDialog({ name, onClose }: { name: SnippetName; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const title = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    run(navigator.clipboard.writeText(SNIPPETS[name]).then(() => setIsCopied(true)))
  return (
    <dialog
      ref={dialog}
      className="code"
      aria-labelledby={title}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className="sheet">
        <div className="head">
          <h2 id={title} className="mono">
            {name}.ts
          </h2>
          <div className="row">
            <button type="button" className="button" onClick={copy}>
              {isCopied ? 'Copied' : 'Copy'}
            </button>
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
        </div>
        <pre tabIndex={0} role="region" aria-label={`Code of ${name}.ts`}>
          <code>{SNIPPETS[name]}</code>
        </pre>
      </div>
    </dialog>
  )
}

/** Shows the snippet's line count; a press reveals the code. */
export function SnippetButton({ name, what }: { name: SnippetName; what: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const lines = snippetLength(SNIPPETS[name])
  return (
    <>
      <button
        type="button"
        className="lines"
        aria-haspopup="dialog"
        aria-label={`${what}: ${String(lines)} lines of code`}
        onClick={() => setIsOpen(true)}
      >
        {lines} lines of code
      </button>
      {isOpen &&
        createPortal(<SnippetDialog name={name} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}
