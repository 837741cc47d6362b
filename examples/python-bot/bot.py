#!/usr/bin/env python3
"""Plays a seat of a live match on a Bivouac server, by any legal answer. README.md says how to start it."""

import argparse
import json
import os
import random
import sys
import time

from websocket import Closed, Refused, WebSocket

KEY_TAKEN_BACK = 4001
NOT_ALLOWED = 1008
LONGEST_PAUSE = 30


def choose(question, view):
    """The one function to replace: gives back the place, from 0, of the answer to give.

    `question` has `rule`, `prompt`, `key`, `params` and `answers`; `view()` asks the server for all that this seat can see.
    """
    return random.randrange(len(question["answers"]))


def ask_view(server, seat, pending):
    """The table as the seat sees it. Lines that come in between are kept for later."""
    server.send(json.dumps({"view": seat}))
    while True:
        line = json.loads(server.receive())
        if "view" in line:
            return line["view"]
        pending.append(line)


def play(server, say):
    """Plays until the match is over. Returns how it ended."""
    pending = []
    while True:
        line = pending.pop(0) if pending else json.loads(server.receive())
        if "error" in line:
            raise SystemExit(f"the server does not understand: {line['error']}")
        if "refused" in line:
            # The table has moved on since the question; a line that tells where it stands is on its way.
            say(f"refused: {line['refused']['text']} ({line['refused']['rule']})")
            continue
        for event in line["events"]:
            say(f"  {event['text']} ({event['rule']})")
        if "ending" in line:
            return line["ending"]
        if line.get("takeBack", {}).get("by", line["seat"]) != line["seat"]:
            server.send(json.dumps({"consent": "takeBack", "agrees": True}))
            continue
        own = next((each for each in line["ask"] if each["by"] == line["seat"]), None)
        if own is None:
            continue
        pick = choose(own, lambda seat=line["seat"]: ask_view(server, seat, pending))
        say(f"{own['prompt']} ({own['rule']}): {json.dumps(own['answers'][pick])}")
        # `seq` says which question is meant: if it is no longer asked, nothing happens.
        server.send(json.dumps({"pick": pick, "seq": line["seq"]}))


def main():
    parser = argparse.ArgumentParser(description="Plays a seat of a live match on a Bivouac server.")
    parser.add_argument("url", help="ws://127.0.0.1:4321/ws/referee, or wss://… of a server elsewhere")
    parser.add_argument("--quiet", action="store_true", help="tell the end only")
    wishes = parser.parse_args()
    key = os.environ.get("BIVOUAC_KEY")
    if not key:
        sys.exit("Set BIVOUAC_KEY to the key of the seat.")
    say = (lambda _: None) if wishes.quiet else print

    pause = 1
    while True:
        try:
            server = WebSocket(wishes.url, {"Authorization": f"Bearer {key}"})
            pause = 1
            ending = play(server, say)
            server.close()
            print(f"{ending['how']}: {ending['winner']}")
            return
        except Refused as refused:
            sys.exit(str(refused))
        except (Closed, OSError) as broken:
            if isinstance(broken, Closed) and broken.code in (KEY_TAKEN_BACK, NOT_ALLOWED):
                sys.exit(str(broken))
            say(f"{broken}; trying again in {pause} s")
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


if __name__ == "__main__":
    main()
