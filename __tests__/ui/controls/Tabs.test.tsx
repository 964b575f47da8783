import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Segmented } from '../../../src/ui/controls/Segmented'
import { TabPanel } from '../../../src/ui/controls/TabPanel'
import { Tabs } from '../../../src/ui/controls/Tabs'

const TABS = [
  { id: 'tokens', label: 'Tokens' },
  { id: 'nfts', label: 'NFTs' },
  { id: 'activity', label: 'Activity' },
]

function Assets() {
  const [selected, setSelected] = useState('tokens')
  return (
    <>
      <Tabs name="assets" label="Assets" tabs={TABS} selected={selected} onSelect={setSelected} />
      <TabPanel name="assets" tab={selected}>
        {selected} here
      </TabPanel>
    </>
  )
}

const selectedTab = () => screen.getByRole('tab', { selected: true })

it.each([
  ['{ArrowRight}', 'NFTs'],
  ['{ArrowLeft}', 'Activity'],
  ['{End}', 'Activity'],
  ['{End}{Home}', 'Tokens'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Tokens'],
])('moves by %s to %s and shows it at once', async (keys, name) => {
  render(<Assets />)
  await userEvent.tab()
  expect(selectedTab()).toHaveFocus()
  await userEvent.keyboard(keys)
  expect(selectedTab()).toHaveAccessibleName(name)
  expect(selectedTab()).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent(/here/)
})

it('reverses the arrows on right-to-left pages', async () => {
  render(
    <div style={{ direction: 'rtl' }}>
      <Assets />
    </div>,
  )
  const list = screen.getByRole('tablist')
  list.style.direction = 'rtl'
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(selectedTab()).toHaveAccessibleName('NFTs')
})

it('has one tab in the tab order', () => {
  render(<Assets />)
  expect(screen.getAllByRole('tab').map(tab => tab.tabIndex)).toEqual([0, -1, -1])
})

it('chooses one of a few options by arrow keys', async () => {
  const onSelect = jest.fn()
  render(<Segmented label="Where" segments={TABS} selected="tokens" onSelect={onSelect} />)
  expect(screen.getByRole('radiogroup', { name: 'Where' })).toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(onSelect).toHaveBeenCalledWith('nfts')
  await userEvent.click(screen.getByRole('radio', { name: 'Activity' }))
  expect(onSelect).toHaveBeenCalledWith('activity')
})
