interface Question {
  text: string;
  /** Label of the button that confirms. */
  yes: string;
  answer: (meant: boolean) => void;
}

/** The open question, shown by AskDialog. */
export const asked = $state<{ question: Question | null }>({ question: null });

/** Ask the user to confirm. */
export function ask(text: string, yes: string): Promise<boolean> {
  asked.question?.answer(false);
  return new Promise((done) => {
    asked.question = {
      text,
      yes,
      answer: (meant) => {
        asked.question = null;
        done(meant);
      },
    };
  });
}
