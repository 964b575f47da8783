import { screen } from '@testing-library/react'
import { viewEntry, type ViewEntry } from '../../../../src/domain/views'
import { ModalHeader } from '../../../../src/core/modal/components/ModalHeader'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (view: ViewEntry) =>
  renderView(<ModalHeader hasClose titleId="title" view={view} />, states.sessions())

describe('ModalHeader', () => {
  it('shows a view’s tag beside its title, and includes it in the accessible name', () => {
    show(viewEntry('SmartSessionList'))
    expect(screen.getByRole('heading', { name: 'Smart sessions Beta' })).toBeVisible()
  })

  it('shows no tag when a view has none', () => {
    show(viewEntry('SmartSessionRevoke', { pci: 'tidepool' }))
    expect(screen.getByRole('heading', { name: 'Stop this session?' })).toBeVisible()
    expect(screen.queryByText('Beta')).not.toBeInTheDocument()
  })
})
