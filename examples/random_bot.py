#!/usr/bin/env python3
"""A bot for Three Crowns in plain Python: it plays any legal move. Begin your own from here.

    crowns play king-of-the-valley --bots "person,cmd:python3 examples/random_bot.py"
    crowns arena valeria --agent "cmd:python3 examples/random_bot.py" --agent greedy --deals 10

Every line is a word and, where it says something, a JSON value: see docs/bot-protocol.md.
"""

import json
import random
import sys

PROTOCOL = 1


def say(word, value):
    print(word, json.dumps(value), flush=True)


class Bot:
    def __init__(self):
        self.luck = random.Random()
        self.seat = None
        self.table = None

    def hello(self, about):
        if about["protocol"] != PROTOCOL:
            say("error", {"message": f"I speak protocol {PROTOCOL}"})
        say("hello", {"protocol": PROTOCOL, "name": "Random bot in Python"})

    def newgame(self, game):
        """A seat in a new game. The seed is for our own luck: with it a match can be repeated."""
        self.seat = game["seat"]
        self.luck.seed(game["seed"])

    def event(self, event):
        """Something that our seat saw. A cleverer bot would remember it."""

    def view(self, shown):
        """The table as our seat sees it now: view for programs, position for people."""
        self.table = shown["view"]

    def go(self, question):
        """Choose one of question["moves"], within question["budget"] where there is one."""
        say("bestmove", self.luck.choice(question["moves"]))

    def stop(self, _nothing):
        """Answer at once. We never think for long."""

    def end(self, outcome):
        """The game is over: outcome["scores"] and outcome["winners"], by seat."""


def main():
    bot = Bot()
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            break
        answer = getattr(bot, word, None)
        if answer is None:
            say("error", {"message": f"I do not know {word}"})
        else:
            answer(json.loads(rest) if rest else None)


if __name__ == "__main__":
    main()
