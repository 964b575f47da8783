import { Counter } from './Counter'

export default function Home() {
  return (
    <main>
      <h1>A page of Next</h1>
      <Counter />
    </main>
  )
}
