/** What holds through long games of many nations. They take long to play, and are played once for all who look at them. */
import './nations/purses.js';
import './upkeep/spans.js';
