import { Suggestions } from '../components/Suggestions.tsx'

/** Suggestions on another module's page. */
export default function SuggestionsWidget() {
  return (
    <div data-boundary="catalog">
      <Suggestions />
    </div>
  )
}
